/** The language the server keeps with the person, as far as it has told of him. */
import { onPerson } from "../api/client";
import type { Person } from "../api/protocol";

class PersonLanguage {
  code = $state("");
}

export const personLanguage = new PersonLanguage();

export function rememberPerson(person: Person): void {
  personLanguage.code = person.language ?? "";
}

onPerson(rememberPerson);
