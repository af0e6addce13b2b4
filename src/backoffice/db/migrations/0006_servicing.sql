CREATE TABLE "bank_account" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"loan_no" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"reference" text NOT NULL,
	"cash" bigint NOT NULL,
	"principal" bigint NOT NULL,
	"billed" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"deferred" bigint NOT NULL,
	"income" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"principal_after" bigint NOT NULL,
	"billed_after" bigint NOT NULL,
	"interest_after" bigint NOT NULL,
	"deferred_after" bigint NOT NULL,
	"credit_after" bigint NOT NULL,
	CONSTRAINT "ledger_entry_order" UNIQUE("loan_no","seq"),
	CONSTRAINT "ledger_entry_once" UNIQUE("loan_no","reference"),
	CONSTRAINT "ledger_entry_balances" CHECK ("ledger_entry"."cash" + "ledger_entry"."principal" + "ledger_entry"."billed" + "ledger_entry"."interest" + "ledger_entry"."deferred" + "ledger_entry"."income" + "ledger_entry"."credit" = 0),
	CONSTRAINT "ledger_entry_owes" CHECK ("ledger_entry"."principal_after" >= 0 and "ledger_entry"."billed_after" >= 0 and "ledger_entry"."interest_after" >= 0 and "ledger_entry"."deferred_after" >= 0 and "ledger_entry"."credit_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loan_holiday" (
	"id" text PRIMARY KEY NOT NULL,
	"loan_no" text NOT NULL,
	"first_period" integer NOT NULL,
	"months" integer NOT NULL,
	"parts" integer NOT NULL,
	CONSTRAINT "loan_holiday_period" UNIQUE("loan_no","first_period")
);
--> statement-breakpoint
CREATE TABLE "loan" (
	"loan_no" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"appl_no" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"rate_micros" bigint NOT NULL,
	"original_cents" bigint NOT NULL,
	"limit_cents" bigint,
	"tenor_months" integer NOT NULL,
	"starts_on" date NOT NULL,
	"property" text,
	"instalment_cents" bigint NOT NULL,
	"billed_periods" integer DEFAULT 0 NOT NULL,
	"next_due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_appl_no_unique" UNIQUE("appl_no")
);
--> statement-breakpoint
CREATE TABLE "service_request_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_request_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text,
	"note" text,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_request" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"loan_no" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint,
	"months" integer,
	"on" date,
	"detail" text,
	"payload" text,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_request_once" UNIQUE("customer_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_holiday" ADD CONSTRAINT "loan_holiday_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request_step" ADD CONSTRAINT "service_request_step_reference_service_request_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."service_request"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_current" ON "bank_account" USING btree ("customer_id") WHERE "bank_account"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "loan_customer" ON "loan" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "loan_due" ON "loan" USING btree ("next_due_on") WHERE "loan"."next_due_on" is not null;--> statement-breakpoint
CREATE INDEX "service_request_step_reference" ON "service_request_step" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "service_request_customer" ON "service_request" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "service_request_changed" ON "service_request" USING btree ("changed_at");