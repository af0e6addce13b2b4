CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"content" text NOT NULL,
	"term" text NOT NULL,
	"referrer" text NOT NULL,
	"landing" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"visitors" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_count_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE TABLE "visit_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_seen" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"touch" text NOT NULL,
	CONSTRAINT "visit_seen_day_visitor_touch_pk" PRIMARY KEY("day","visitor","touch")
);
--> statement-breakpoint
ALTER TABLE "campaign_count" DROP COLUMN "visits";