CREATE TABLE "co_applicant" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"state" text NOT NULL,
	"answered_at" timestamp with time zone,
	"consents" jsonb,
	CONSTRAINT "co_applicant_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "co_applicant" ADD CONSTRAINT "co_applicant_number_application_number_fk" FOREIGN KEY ("number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "co_applicant_position" ON "co_applicant" USING btree ("number","position");