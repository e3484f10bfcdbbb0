/** The fields of an answer as typed. */
export interface Written {
  text: string
  desc: string
}

/**
 * The fields that the user changed. A field left at its initial value is not included, whatever others changed
 * meanwhile.
 *
 * @param began the initial value of each field
 */
export function changesIn(began: Written, written: Written): Partial<Written> {
  return {
    ...(written.text !== began.text && { text: written.text }),
    ...(written.desc !== began.desc && { desc: written.desc }),
  }
}

/** An answer with its description as one text, to copy it elsewhere when the server refused it. */
export function wordsIn({ text, desc }: Written): string {
  return desc === '' ? text : `${text}\n\n${desc}`
}
