#!/bin/sh
# Shows that a backup can be put back: copies the database, restores the copy into a scratch
# database, and tries all running games there. The server may be running; nothing of it is changed.
#
#   deploy/rehearse-backup.sh DATABASE SCRATCH
#
# DATABASE and SCRATCH are addresses as `westmarch serve --database` takes them, of the same kind.
# What is in SCRATCH is replaced. WESTMARCH names the command where it is not in the PATH.
set -eu

if [ $# -ne 2 ] || [ "$1" = "$2" ]; then
    echo "usage: rehearse-backup.sh DATABASE SCRATCH (two different ones)" >&2
    exit 2
fi
westmarch=${WESTMARCH:-westmarch}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

WESTMARCH_DATABASE=$1 "$westmarch" backup "$folder/copy"
WESTMARCH_DATABASE=$2 "$westmarch" restore "$folder/copy" --replace
WESTMARCH_DATABASE=$2 "$westmarch" check-games
