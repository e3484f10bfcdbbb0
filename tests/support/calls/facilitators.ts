import type { Calls } from './calls.ts'

/**
 * Makes people with an account facilitators, as on a host without a mail server: they are invited, and the creator
 * confirms that the accounts are theirs.
 *
 * @param creator calls of the workshop's creator
 * @returns the people who have no account yet
 */
export async function makeFacilitators(
  creator: Calls,
  workshopId: string,
  emails: readonly string[],
): Promise<string[]> {
  const { notFound } = await creator.must<{ notFound: string[] }>(
    `mutation ($id: ID!, $to: [String]!) {
      addFacilitators(workshopId: $id, invitees: $to) { ok errorString notFound } }`,
    { id: workshopId, to: emails },
  )
  const left: string[] = []
  for (const email of notFound) {
    const { data } = await creator.ask(
      `mutation ($id: ID!, $email: String!) {
        confirmFacilitator(workshopId: $id, email: $email) { ok errorString } }`,
      { id: workshopId, email },
    )
    if (!(data?.['confirmFacilitator'] as { ok: boolean }).ok) left.push(email)
  }
  return left
}
