CREATE TABLE "missed_search" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "missed_search_day_place_language_hash_pk" PRIMARY KEY("day","place","language","hash")
);
--> statement-breakpoint
CREATE TABLE "missed_search_term" (
	"hash" text PRIMARY KEY NOT NULL,
	"term" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missed_search_hash" ON "missed_search" USING btree ("hash");