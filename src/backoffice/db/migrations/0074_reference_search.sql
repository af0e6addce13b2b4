CREATE INDEX "application_number_start" ON "application" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "application_number_code" ON "application" USING btree (split_part("number", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "application_number_end" ON "application" USING btree (reverse("number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "loan_number_start" ON "loan" USING btree ("loan_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "loan_number_code" ON "loan" USING btree (split_part("loan_no", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "loan_number_end" ON "loan" USING btree (reverse("loan_no") text_pattern_ops);