/** An answer as somebody writes it. */
export interface Written {
  text: string
  desc: string
}

/**
 * What somebody changed: a field they left as it was when they began is not among it, whatever others made of it meanwhile.
 *
 * @param began what each field began with
 */
export function changesIn(began: Written, written: Written): Partial<Written> {
  return {
    ...(written.text !== began.text && { text: written.text }),
    ...(written.desc !== began.desc && { desc: written.desc }),
  }
}

/** An answer with its description, as one takes it elsewhere when it was refused. */
export function wordsIn({ text, desc }: Written): string {
  return desc === '' ? text : `${text}\n\n${desc}`
}
