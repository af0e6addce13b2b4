CREATE TABLE "customer_merge" (
	"merged_id" text PRIMARY KEY NOT NULL,
	"kept_id" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" text NOT NULL,
	CONSTRAINT "customer_merge_of_two" CHECK ("customer_merge"."merged_id" <> "customer_merge"."kept_id")
);
--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_kept_id_customer_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_merge_kept" ON "customer_merge" USING btree ("kept_id");--> statement-breakpoint
-- Payment orders stay as they are, except that those of the one customer whom the transaction names go to the record that is kept.
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
	IF TG_OP = 'UPDATE' AND OLD."customer_id" = current_setting('app.merged_customer', true)
		AND to_jsonb(NEW) - 'customer_id' = to_jsonb(OLD) - 'customer_id'
	THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND OLD."loan_no" = current_setting('app.removed_loan', true) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'a payment order only moves on, in one file';
END;
$$;
--> statement-breakpoint
-- An application that is sent while its customer’s record is merged waits for that, and belongs to the record that is kept.
CREATE FUNCTION application_follows_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "customer" WHERE "id" = NEW."customer_id" FOR KEY SHARE;
	IF NOT FOUND THEN
		NEW."customer_id" := coalesce((SELECT "kept_id" FROM "customer_merge" WHERE "merged_id" = NEW."customer_id"), NEW."customer_id");
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER application_follows_merge BEFORE INSERT ON "application" FOR EACH ROW WHEN (NEW."customer_id" IS NOT NULL) EXECUTE FUNCTION application_follows_merge();
