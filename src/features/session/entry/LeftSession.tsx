import { Button } from '@mantine/core'
import { useState } from 'react'
import { credentials } from '#api/signIn/credentials.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { useDrafts } from '#sync/device/useDrafts.ts'
import { isSendable, labelOf, useOutbox, whyRefused, wordsOf } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { RefusedEntries } from '#ui/session/RefusedEntries.tsx'
import { useText } from '#ui/texts/useText.ts'
import { entryText } from './entryText.ts'
import classes from './SessionNotice.module.css'

export interface LeftSessionProps {
  workshopId: WorkshopId
  /** A facilitator removed this device's member; otherwise the membership expired. */
  isRemoved: boolean
}

/** For a participant who is no longer in the session: says so, keeps unsent input, and offers to join again. */
export function LeftSession({ workshopId, isRemoved }: LeftSessionProps) {
  const text = useText(entryText)
  const { pending, refused, retry, dismiss } = useOutbox()
  const [isAsking, setAsking] = useState(false)
  // The gate redirects devices without a membership to the join page.
  const rejoin = (): null => {
    credentials.forgetMember(workshopId)
    return null
  }
  const owner = identityKey(useRoom().identity)
  const drafts = useDrafts(owner, workshopId)
  const unsent = [...pending, ...refused].filter((entry) => wordsOf(entry) !== '')
  const count = unsent.length + drafts.length
  return (
    <EntryLayout>
      <div className={classes.notice}>
        <PageHeading pageTitle={isRemoved ? text.removedTitle : text.signedOutTitle} />
        <p className={classes.hint}>{isRemoved ? text.removedHint : text.leftHint}</p>
        <RefusedEntries
          entries={[
            ...unsent.map((entry) => ({
              ...entry,
              text: wordsOf(entry),
              label: labelOf(entry),
              message: whyRefused(entry) ?? text.notSent,
              canRetry: entry.state.status === 'refused' && isSendable(entry),
            })),
            ...drafts.map(({ key, text: begun }) => ({
              ...{ entryId: key, label: text.begun, text: begun, message: text.notSent, canRetry: false },
            })),
          ]}
          onRetry={retry}
          onDismiss={(entryId) => {
            writeDraft(owner, entryId, '')
            dismiss(entryId)
          }}
        />
        <Button size="lg" onClick={count > 0 ? () => setAsking(true) : rejoin}>
          {text.rejoin}
        </Button>
        {isAsking && (
          <ConfirmDialog
            title={text.rejoinTitle}
            body={text.rejoinText(count)}
            confirmLabel={text.rejoin}
            onConfirm={rejoin}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </EntryLayout>
  )
}
