-- Bookings stay for ever, except those of the one loan that the transaction names because its retention period is over.
CREATE OR REPLACE FUNCTION ledger_entry_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.loan_no = current_setting('app.removed_loan', true) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'ledger_entry is append-only';
END;
$$;
