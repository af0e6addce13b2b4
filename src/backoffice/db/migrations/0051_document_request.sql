CREATE TABLE "document_request" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"slot" text NOT NULL,
	"kind" text NOT NULL,
	"encrypted" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_number_application_number_fk" FOREIGN KEY ("number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_request_number" ON "document_request" USING btree ("number");