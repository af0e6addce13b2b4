CREATE TABLE "customer_erasure" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_erasure" ADD CONSTRAINT "customer_erasure_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_erasure_next" ON "customer_erasure" USING btree ("next_at");--> statement-breakpoint
-- Payment orders stay as they are, except those of the one loan that the transaction names because its retention period is over.
CREATE OR REPLACE FUNCTION payment_order_moves_on() RETURNS trigger LANGUAGE plpgsql AS $$
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
	IF TG_OP = 'DELETE' AND OLD."loan_no" = current_setting('app.removed_loan', true) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'a payment order only moves on, in one file';
END;
$$;