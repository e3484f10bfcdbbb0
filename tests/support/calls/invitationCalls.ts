import type { Calls } from './calls.ts'

/** The token of the link in a mail; empty without one. */
export const tokenIn = (mail: string): string => /\/invitation#([\w-]{43})/.exec(mail)?.[1] ?? ''

/** A new workshop's id. */
export async function newWorkshop(who: Calls, workshopName = 'Layoffs') {
  const { workshop } = await who.must<{ workshop: { id: string } }>(
    'mutation ($workshopName: String!) { createWorkshop(workshopName: $workshopName) { ok errorString workshop { id } } }',
    { workshopName },
  )
  return workshop.id
}
export const add = (who: Calls, workshopId: string, ...invitees: string[]) =>
  who.must<{ notFound: string[]; workshop: { invitations: object[] } }>(
    `mutation ($workshopId: ID!, $invitees: [String]!) { addFacilitators(workshopId: $workshopId, invitees: $invitees) {
      ok errorString notFound workshop { invitations { email waitsFor } } } }`,
    { workshopId, invitees },
  )
export const look = async (token: string, who: Calls): Promise<unknown> =>
  (
    await who.ask(
      'query ($token: String!) { facilitatorInvitation(token: $token) { status email workshopName inviter } }',
      { token },
    )
  ).data?.['facilitatorInvitation']
export const accept = async (who: Calls, token: string) =>
  (
    await who.ask(
      'mutation ($token: String!) { acceptInvitation(token: $token) { ok errorString workshopId } }',
      { token },
    )
  ).data?.['acceptInvitation'] as { ok: boolean; errorString: string | null; workshopId: string | null }
export const waiting = (who: Calls) =>
  who.must<{ count: number; byMail: boolean }>('{ waitingInvitations { count byMail } }')
export const mailLink = (who: Calls) => who.ask('mutation { mailInvitationLink { ok errorString } }')
export const confirm = async (who: Calls, workshopId: string, email: string) =>
  who.ask(
    'mutation ($id: ID!, $email: String!) { confirmFacilitator(workshopId: $id, email: $email) { ok errorString } }',
    { id: workshopId, email },
  )
export const own = async (who: Calls) =>
  (await who.must<{ id: string }[]>('{ workshops { id } }')).map(({ id }) => id)
