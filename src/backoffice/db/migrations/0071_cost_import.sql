CREATE TABLE "campaign_cost_change" (
	"import_id" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"before_cents" bigint,
	"after_cents" bigint,
	CONSTRAINT "campaign_cost_change_import_id_day_source_medium_campaign_pk" PRIMARY KEY("import_id","day","source","medium","campaign")
);
--> statement-breakpoint
CREATE TABLE "campaign_cost_import" (
	"id" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"file_name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"total_cents" bigint NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"same" integer NOT NULL,
	"removed" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "campaign_cost_change" ADD CONSTRAINT "campaign_cost_change_import_id_campaign_cost_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."campaign_cost_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_cost_import_imported_at" ON "campaign_cost_import" USING btree ("imported_at","id");