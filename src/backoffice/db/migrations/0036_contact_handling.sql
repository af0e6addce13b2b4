CREATE TABLE "contact_message_step" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"staff" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"encrypted" text,
	"assignee" text,
	CONSTRAINT "contact_message_step_position" UNIQUE("reference","position")
);
--> statement-breakpoint
DROP INDEX "contact_message_created";--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message_step" ADD CONSTRAINT "contact_message_step_reference_contact_message_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."contact_message"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_due" ON "contact_message" USING btree ("due_at","reference");--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at","reference");--> statement-breakpoint
UPDATE "contact_message" SET "due_at" = CASE WHEN "topic" = 'complaint' THEN "created_at" + interval '7 days' WHEN "topic" = 'valuation' THEN "created_at" + interval '2 days' ELSE "created_at" + interval '1 day' END;
