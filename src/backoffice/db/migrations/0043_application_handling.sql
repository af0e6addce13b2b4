CREATE TABLE "application_handling" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"assignee" text,
	"encrypted" text
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "application_handling" ADD CONSTRAINT "application_handling_number_application_number_fk" FOREIGN KEY ("number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_handling_position" ON "application_handling" USING btree ("number","position");--> statement-breakpoint
CREATE INDEX "application_assignee" ON "application" USING btree ("assignee","received_at");