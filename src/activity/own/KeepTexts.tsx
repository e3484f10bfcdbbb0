import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { newId } from '#api/newId.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { KeepTextContext } from '#ui/inputs/useLostText.ts'
import type { LostText } from '#ui/inputs/useLostText.ts'
import { useDraftPlace } from '../add/useDraft.ts'

/** Fields below it keep a lost text as a draft of this person, in this session and on this page. SPEC B26 */
export function KeepTexts({ children }: { children: ReactNode }) {
  const { identity } = useRoom()
  const place = useDraftPlace()
  const keep = useCallback(
    ({ text, why, isTold }: LostText) => {
      // Whoever signed out leaves nothing on this device.
      if (!isHere(identity)) return
      const lost = typeof why === 'string' ? { code: null, sentence: why } : why
      const told = isTold ? lost.code : null
      writeDraft(identityKey(identity), `lost.${newId()}`, text, { ...place, lost, told })
    },
    [identity, place],
  )
  return <KeepTextContext value={keep}>{children}</KeepTextContext>
}

function isHere(identity: Identity): boolean {
  const { account, members } = credentials.view.getState()
  if (identity.kind === 'account') return account?.userId === identity.userId
  return identity.kind === 'member' && members[identity.workshopId]?.memberId === identity.memberId
}
