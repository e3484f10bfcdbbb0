import { Button } from '@mantine/core'
import { useState } from 'react'
import { session } from '#api/session.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { isSendable, useOutbox, wordsOf } from '#sync/outbox.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { RefusedEntries } from '#ui/session/RefusedEntries.tsx'
import { useText } from '#ui/useText.ts'
import { leftText } from './leftText.ts'
import { sessionText } from './text.ts'
import classes from './SessionNotice.module.css'

export interface LeftSessionProps {
  workshopId: WorkshopId
  /** A facilitator took this device out; else its membership ran out. */
  isRemoved: boolean
}

/** A participant who is in the session no longer: says so, keeps what was not sent, and lets them join again. */
export function LeftSession({ workshopId, isRemoved }: LeftSessionProps) {
  const shared = useText(sessionText)
  const text = useText(leftText)
  const { pending, refused, copy, retry, dismiss } = useOutbox()
  const [isAsking, setAsking] = useState(false)
  // The gate leads who is no member any more to where one joins.
  const rejoin = (): null => {
    session.forgetMember(workshopId)
    return null
  }
  const unsent = [...pending, ...refused].filter((entry) => wordsOf(entry) !== '')
  return (
    <EntryLayout>
      <div className={classes.notice}>
        <PageHeading pageTitle={isRemoved ? text.removedTitle : shared.signedOutTitle} />
        <p className={classes.hint}>{isRemoved ? text.removedHint : text.leftHint}</p>
        <RefusedEntries
          entries={unsent.map((entry) => ({
            ...entry,
            text: wordsOf(entry),
            message: entry.state.status === 'refused' ? entry.state.message : text.notSent,
            canRetry: entry.state.status === 'refused' && isSendable(entry),
          }))}
          onCopy={(entryId) => void copy(entryId)}
          onRetry={retry}
          onDismiss={dismiss}
        />
        <Button size="lg" onClick={unsent.length > 0 ? () => setAsking(true) : rejoin}>
          {text.rejoin}
        </Button>
        {isAsking && (
          <ConfirmDialog
            title={text.rejoinTitle}
            body={text.rejoinText(unsent.length)}
            confirmLabel={text.rejoin}
            onConfirm={rejoin}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </EntryLayout>
  )
}
