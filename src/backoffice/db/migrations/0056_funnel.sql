CREATE TABLE "stage_count" (
	"day" date NOT NULL,
	"touch" text NOT NULL,
	"stage" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "stage_count_day_touch_stage_source_medium_campaign_pk" PRIMARY KEY("day","touch","stage","source","medium","campaign")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "first_touch" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "last_touch" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_count" ADD COLUMN "click" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "application" SET "first_touch" = jsonb_build_object('source', lower(coalesce("campaign"->>'utm_source', '')), 'medium', lower(coalesce("campaign"->>'utm_medium', '')), 'campaign', lower(coalesce("campaign"->>'utm_campaign', '')));--> statement-breakpoint
UPDATE "application" SET "last_touch" = "first_touch";
