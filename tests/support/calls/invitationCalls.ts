import type { Calls } from './calls.ts'

/** The token of the link in a mail; empty without one. */
export const tokenIn = (mail: string): string => /\/invitation#([\w-]{43})/.exec(mail)?.[1] ?? ''

/** A new workshop's id. @param fields arguments of the call */
export async function newWorkshop(who: Calls, fields = 'workshopName: "Layoffs"') {
  const { workshop } = await who.must<{ workshop: { id: string } }>(
    `mutation { createWorkshop(${fields}) { ok errorString workshop { id } } }`,
  )
  return workshop.id
}
const inviting = (call: string, told: string) =>
  `mutation ($workshopId: ID!, $invitees: [String]!) { ${call}(workshopId: $workshopId, invitees: $invitees) {
    ok errorString ${told} } }`
const addFacilitators = inviting(
  'addFacilitators',
  'notFound workshop { invitations { email invitedAs waitsFor } facilitatorGroup { email } }',
)
const sendInvites = inviting('sendInvites', 'invitations { email invitedAs expiresAt }')
export const invite = (who: Calls, workshopId: string, invitees: readonly string[]) =>
  who.ask(sendInvites, { workshopId, invitees })
export const askToAdd = (who: Calls, workshopId: string, invitees: readonly string[]) =>
  who.ask(addFacilitators, { workshopId, invitees })
export const add = (who: Calls, workshopId: string, ...invitees: string[]) =>
  who.must<{ notFound: string[]; workshop: { invitations: object[] } }>(addFacilitators, {
    workshopId,
    invitees,
  })
export const withdraw = (who: Calls, workshopId: string, email: string) =>
  who.act(`withdrawInvitation(workshopId: "${workshopId}", email: "${email}")`)
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
