CREATE TABLE "browser_error" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"release" text NOT NULL,
	"frames" jsonb NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vital" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "web_vital_day_page_language_device_vital_pk" PRIMARY KEY("day","page","language","device","vital")
);
--> statement-breakpoint
CREATE INDEX "browser_error_last_seen" ON "browser_error" USING btree ("last_seen_at","id");