CREATE TABLE "campaign_cost" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" text NOT NULL,
	CONSTRAINT "campaign_cost_day_source_medium_campaign_pk" PRIMARY KEY("day","source","medium","campaign")
);
