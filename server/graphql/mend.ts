import { UserMistake } from '#domain/errors.ts'

/** What every mutation answers beside what it made. */
export type Mendable<Answer> =
  ({ ok: true; errorString?: null } & Answer) | ({ ok: false; errorString: string } & Partial<Answer>)

/**
 * Runs an act and answers as every mutation does: what the person can mend is no error of the call but `ok: false` with the
 * words for it. All else is thrown on.
 */
export async function mend<Answer extends object>(
  act: () => Answer | Promise<Answer>,
): Promise<Mendable<Answer>> {
  try {
    return { ...(await act()), ok: true }
  } catch (error) {
    if (!(error instanceof UserMistake)) throw error
    const refused: { ok: false; errorString: string } = { ok: false, errorString: error.message }
    return refused as Mendable<Answer>
  }
}

/** The same for an act that answers nothing. */
export async function mendDone(act: () => void | Promise<void>): Promise<Mendable<object>> {
  return await mend(async () => {
    await act()
    return {}
  })
}
