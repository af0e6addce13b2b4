CREATE TABLE "payment_file" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_file_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"format" text NOT NULL,
	"state" text NOT NULL,
	"payments" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"on" date NOT NULL,
	"content" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payment_file_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_file_sent" CHECK ("payment_file"."state" in ('made', 'sent') and ("payment_file"."state" = 'sent') = ("payment_file"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_order_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_order_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"loan_no" text NOT NULL,
	"origin" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"account" text,
	"file_id" text,
	"ended_on" date,
	"reason" text,
	"replaces" text,
	CONSTRAINT "payment_order_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_order_replaces_unique" UNIQUE("replaces"),
	CONSTRAINT "payment_order_amount" CHECK ("payment_order"."amount_cents" > 0),
	CONSTRAINT "payment_order_approved" CHECK ("payment_order"."state" in ('waiting', 'cancelled') or ("payment_order"."state" in ('approved', 'in-file', 'sent', 'paid', 'returned') and "payment_order"."account" is not null)),
	CONSTRAINT "payment_order_filed" CHECK (("payment_order"."state" in ('in-file', 'sent', 'paid', 'returned')) = ("payment_order"."file_id" is not null)),
	CONSTRAINT "payment_order_ended" CHECK (("payment_order"."state" in ('paid', 'returned')) = ("payment_order"."ended_on" is not null) and ("payment_order"."state" = 'returned') = ("payment_order"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_order_step" ADD CONSTRAINT "payment_order_step_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_file_id_payment_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order_step_order" ON "payment_order_step" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_once" ON "payment_order" USING btree ("loan_no","origin","reference") WHERE "payment_order"."state" not in ('returned', 'cancelled');--> statement-breakpoint
CREATE INDEX "payment_order_state" ON "payment_order" USING btree ("state","number");--> statement-breakpoint
CREATE INDEX "payment_order_loan" ON "payment_order" USING btree ("loan_no","number");--> statement-breakpoint
CREATE INDEX "payment_order_file" ON "payment_order" USING btree ("file_id","number");--> statement-breakpoint
CREATE FUNCTION payment_order_moves_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Keys change, so the ciphertext of the account may.
	IF TG_OP = 'UPDATE'
		AND to_jsonb(NEW) - '{state,account,file_id,ended_on,reason}'::text[] = to_jsonb(OLD) - '{state,account,file_id,ended_on,reason}'::text[]
		AND (OLD."account" IS NULL OR NEW."account" IS NOT NULL)
		AND (OLD."file_id" IS NULL OR NEW."file_id" = OLD."file_id")
		AND (NEW."state" = OLD."state" OR (OLD."state", NEW."state") IN (
			('waiting', 'approved'), ('waiting', 'cancelled'), ('approved', 'in-file'), ('approved', 'cancelled'),
			('in-file', 'sent'), ('sent', 'paid'), ('sent', 'returned'), ('paid', 'returned')))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a payment order only moves on, in one file';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER payment_order_moves_on BEFORE UPDATE OR DELETE ON "payment_order" FOR EACH ROW EXECUTE FUNCTION payment_order_moves_on();--> statement-breakpoint
CREATE TRIGGER payment_order_stays BEFORE TRUNCATE ON "payment_order" FOR EACH STATEMENT EXECUTE FUNCTION payment_order_moves_on();--> statement-breakpoint
CREATE FUNCTION payment_file_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Keys change, so the ciphertext of the content may.
	IF TG_OP = 'UPDATE'
		AND to_jsonb(NEW) - '{state,content,sent_by,sent_at}'::text[] = to_jsonb(OLD) - '{state,content,sent_by,sent_at}'::text[]
		AND (OLD."state" = 'made' OR (NEW."state", NEW."sent_by", NEW."sent_at") = (OLD."state", OLD."sent_by", OLD."sent_at"))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a payment file stays as it was made, and is sent once';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER payment_file_stays BEFORE UPDATE OR DELETE ON "payment_file" FOR EACH ROW EXECUTE FUNCTION payment_file_stays();--> statement-breakpoint
CREATE TRIGGER payment_file_remains BEFORE TRUNCATE ON "payment_file" FOR EACH STATEMENT EXECUTE FUNCTION payment_file_stays();--> statement-breakpoint
INSERT INTO "payment_order" ("id", "customer_id", "loan_no", "origin", "reference", "amount_cents", "due_on", "state", "placed_at")
SELECT 'PO-' || upper(substr(md5("reference"), 1, 8)), "customer_id", "loan_no", 'withdrawal', "reference", "amount_cents", ("created_at" AT TIME ZONE 'Asia/Hong_Kong')::date, 'waiting', "created_at"
FROM "service_request" WHERE "kind" = 'withdrawal' AND "state" = 'approved' AND "loan_no" IS NOT NULL AND "amount_cents" > 0;--> statement-breakpoint
INSERT INTO "payment_order" ("id", "customer_id", "loan_no", "origin", "reference", "amount_cents", "due_on", "state", "placed_at")
SELECT 'PO-' || upper(substr(md5("loan"."loan_no"), 1, 8)), "loan"."customer_id", "loan"."loan_no", 'loan', "loan"."loan_no", "loan"."original_cents", "loan"."starts_on", 'waiting', "loan"."created_at"
FROM "loan" JOIN "application" ON "application"."number" = "loan"."appl_no" WHERE "application"."state" = 'offer-accepted' AND "loan"."original_cents" > 0;--> statement-breakpoint
INSERT INTO "payment_order_step" ("order_id", "state", "at", "by") SELECT "id", 'waiting', "placed_at", CASE WHEN "origin" = 'withdrawal' THEN 'customer' ELSE 'staff' END FROM "payment_order";
