CREATE TABLE "stage_part_count" (
	"is_sum" boolean NOT NULL,
	"dimension" text NOT NULL,
	"touch" text NOT NULL,
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"value" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "stage_part_count_pk" PRIMARY KEY("is_sum","dimension","touch","day","stage","source","medium","campaign","value")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "device" text;