CREATE TABLE "offer" (
	"number" text PRIMARY KEY NOT NULL,
	"application_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"body" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"expires_on" date NOT NULL,
	"seen_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "offer_ends_once" CHECK ("offer"."accepted_at" is null or "offer"."withdrawn_at" is null),
	CONSTRAINT "offer_amount" CHECK ("offer"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_application_number_application_number_fk" FOREIGN KEY ("application_number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_application" ON "offer" USING btree ("application_number","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_one_at_a_time" ON "offer" USING btree ("application_number") WHERE "offer"."withdrawn_at" is null;