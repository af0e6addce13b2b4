CREATE TABLE "page_test_count" (
	"test" text NOT NULL,
	"variant" text NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_test_count_test_variant_day_pk" PRIMARY KEY("test","variant","day")
);
--> statement-breakpoint
CREATE TABLE "page_test" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"content_id" text NOT NULL,
	"path" text NOT NULL,
	"versions" jsonb NOT NULL,
	"goal" text NOT NULL,
	"effect_points" double precision NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"chosen" text
);
--> statement-breakpoint
ALTER TABLE "page_test_count" ADD CONSTRAINT "page_test_count_test_page_test_id_fk" FOREIGN KEY ("test") REFERENCES "public"."page_test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_test_started_at" ON "page_test" USING btree ("started_at","id");