CREATE TABLE "figure_class" (
	"tenant_id" text NOT NULL,
	"period" text NOT NULL,
	"day" date NOT NULL,
	"class_tag" text NOT NULL,
	"coach_id" text NOT NULL,
	"coach_name" text NOT NULL,
	"seconds" integer NOT NULL,
	"viewings" integer NOT NULL,
	"viewers" integer NOT NULL,
	"completions" integer NOT NULL,
	CONSTRAINT "figure_class_tenant_id_period_class_tag_coach_id_coach_name_pk" PRIMARY KEY("tenant_id","period","class_tag","coach_id","coach_name")
);
--> statement-breakpoint
CREATE INDEX "figure_class_watched" ON "figure_class" USING btree ("tenant_id","period","seconds");--> statement-breakpoint
CREATE INDEX "figure_class_coach" ON "figure_class" USING btree ("tenant_id","period","coach_id","seconds");