CREATE TABLE "short_link_click" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "short_link_click_code_day_pk" PRIMARY KEY("code","day")
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"language" text,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"content" text,
	"term" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "short_link_click" ADD CONSTRAINT "short_link_click_code_short_link_code_fk" FOREIGN KEY ("code") REFERENCES "public"."short_link"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_link_created_at" ON "short_link" USING btree ("created_at","code");