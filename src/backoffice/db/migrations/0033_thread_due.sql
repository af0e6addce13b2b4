ALTER TABLE "message_thread" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_thread" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "message_thread_due" ON "message_thread" USING btree ("due_at","reference");--> statement-breakpoint
UPDATE "message_thread" SET "answered_at" = (SELECT min("at") FROM "message_thread_entry" WHERE "message_thread_entry"."reference" = "message_thread"."reference" AND "kind" = 'message' AND "staff" IS NOT NULL);--> statement-breakpoint
UPDATE "message_thread" SET "due_at" = CASE WHEN "topic" = 'complaint' AND "answered_at" IS NULL THEN "created_at" + interval '7 days' WHEN "topic" = 'complaint' THEN "created_at" + interval '30 days' WHEN "state" = 'waiting' THEN "changed_at" + interval '1 day' END WHERE "state" <> 'closed';
