CREATE TABLE "bank_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_entry_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" text NOT NULL,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"bank_reference" text NOT NULL,
	"run" integer NOT NULL,
	"details" text NOT NULL,
	"state" text NOT NULL,
	"loan_no" text,
	"order_id" text,
	"handled_by" text,
	"handled_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "bank_entry_number_unique" UNIQUE("number"),
	CONSTRAINT "bank_entry_once" UNIQUE("account","booked_on","amount_cents","bank_reference","run"),
	CONSTRAINT "bank_entry_amount" CHECK ("bank_entry"."amount_cents" > 0),
	CONSTRAINT "bank_entry_posted" CHECK (("bank_entry"."state" = 'posted') = ("bank_entry"."loan_no" is not null) and ("bank_entry"."state" = 'payment-returned') = ("bank_entry"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_file" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"entries" integer NOT NULL,
	"known" integer NOT NULL,
	"posted" integer NOT NULL,
	"unmatched" integer NOT NULL,
	"returned" integer NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entry_state" ON "bank_entry" USING btree ("state","number");--> statement-breakpoint
CREATE INDEX "bank_entry_file" ON "bank_entry" USING btree ("file_id","number");--> statement-breakpoint
CREATE INDEX "bank_entry_loan" ON "bank_entry" USING btree ("loan_no","number");