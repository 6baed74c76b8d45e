#!/bin/sh
# Runs once, when PostgreSQL's container makes its database: the server's role is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres <<'SQL'
create role upbeat login password :'password' nosuperuser nobypassrls nocreatedb nocreaterole;
create role upbeat_club nologin nosuperuser nobypassrls;
grant upbeat_club to upbeat;
create database upbeat owner upbeat;
\connect upbeat
create extension pg_trgm schema public;
create extension unaccent schema public;
SQL
