-- Customers are found by their address, too: a change of it makes their entry anew.
CREATE TRIGGER search_entry_waits_for_address AFTER UPDATE OF "address" ON "customer" FOR EACH ROW EXECUTE FUNCTION search_entry_waits();
