#!/bin/sh
# Proves that you can restore a backup: copies the database, restores the copy into a scratch
# database, and tries all running games there. The server may be running; it is not changed.
#
#   deploy/rehearse-backup.sh DATABASE SCRATCH
#
# DATABASE and SCRATCH are URLs as for `westmarch serve --database`, of the same kind.
# The contents of SCRATCH are replaced. If the command is not in the PATH, WESTMARCH names it.
set -eu

if [ $# -ne 2 ] || [ "$1" = "$2" ]; then
    echo "usage: rehearse-backup.sh DATABASE SCRATCH (two different databases)" >&2
    exit 2
fi
westmarch=${WESTMARCH:-westmarch}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

WESTMARCH_DATABASE=$1 "$westmarch" backup "$folder/copy"
WESTMARCH_DATABASE=$2 "$westmarch" restore "$folder/copy" --replace
WESTMARCH_DATABASE=$2 "$westmarch" check-games
