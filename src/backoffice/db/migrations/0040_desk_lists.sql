DROP INDEX "service_request_changed";--> statement-breakpoint
CREATE INDEX "loan_choice" ON "loan" USING btree ("state","product","starts_on","loan_no");--> statement-breakpoint
CREATE INDEX "service_request_created" ON "service_request" USING btree ("created_at","reference");--> statement-breakpoint
CREATE INDEX "service_request_state" ON "service_request" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "service_request_loan" ON "service_request" USING btree ("loan_no");--> statement-breakpoint
CREATE INDEX "service_request_changed" ON "service_request" USING btree ("changed_at","reference");