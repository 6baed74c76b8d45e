CREATE TABLE "media_file" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "media_file_tenant_id_class_tag_version_file_pk" PRIMARY KEY("tenant_id","class_tag","version","file")
);
