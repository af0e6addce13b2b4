ALTER TABLE "document" ADD COLUMN "came_by" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "added_by" text;