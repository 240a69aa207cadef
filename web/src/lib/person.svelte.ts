/** What is known here of the person: the language the server keeps with him. */
import type { Person } from "./protocol";

class Met {
  language = $state("");

  /** As the server tells it. */
  meet<P extends Person>(person: P): P {
    this.language = person.language ?? "";
    return person;
  }
}

export const met = new Met();
