CREATE TABLE "address_place" (
	"dataset" integer NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"district" text NOT NULL,
	"parent" text,
	"target" text,
	"name_en" text NOT NULL,
	"name_hk" text NOT NULL,
	"name_cn" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "address_place_dataset_number_pk" PRIMARY KEY("dataset","number"),
	CONSTRAINT "address_place_id" UNIQUE("dataset","id")
);
--> statement-breakpoint
CREATE TABLE "address_token" (
	"dataset" integer NOT NULL,
	"token" text NOT NULL,
	"count" integer NOT NULL,
	"places" "bytea" NOT NULL,
	CONSTRAINT "address_token_dataset_token_pk" PRIMARY KEY("dataset","token")
);
--> statement-breakpoint
CREATE TABLE "valuation_active" (
	"id" smallint PRIMARY KEY NOT NULL,
	"dataset" integer NOT NULL,
	CONSTRAINT "valuation_active_single" CHECK ("valuation_active"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "valuation_chunk" (
	"dataset" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "valuation_chunk_dataset_number_pk" PRIMARY KEY("dataset","number")
);
--> statement-breakpoint
CREATE TABLE "valuation_dataset" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "valuation_dataset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"origin" text NOT NULL,
	"chunk_count" integer NOT NULL,
	"meta" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "valuation_dataset_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "valuation_model_part" (
	"dataset" integer NOT NULL,
	"part" integer NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "valuation_model_part_dataset_part_pk" PRIMARY KEY("dataset","part")
);
--> statement-breakpoint
CREATE TABLE "valuation_sale" (
	"dataset" integer NOT NULL,
	"id" integer NOT NULL,
	"place" text NOT NULL,
	"estate" text NOT NULL,
	"is_car_park" smallint NOT NULL,
	"sold_on_day" integer NOT NULL,
	"price_hkd" bigint NOT NULL,
	"area_sqft" double precision,
	"floor" text NOT NULL,
	"flat" text NOT NULL,
	CONSTRAINT "valuation_sale_dataset_id_pk" PRIMARY KEY("dataset","id")
);
--> statement-breakpoint
CREATE INDEX "address_place_district" ON "address_place" USING btree ("dataset","district","kind");--> statement-breakpoint
CREATE INDEX "address_place_parent" ON "address_place" USING btree ("dataset","parent");--> statement-breakpoint
CREATE INDEX "valuation_sale_place" ON "valuation_sale" USING btree ("dataset","place");