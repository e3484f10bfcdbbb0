import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useRef } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { RemotesQuery } from '#api/generated.ts'
import { DisconnectRemoteDocument } from '#api/operations/remote.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { pairingText } from './pairingText.ts'
import classes from './RemoteDialog.module.css'

type Phone = NonNullable<RemotesQuery['workshop']['remotes']>[number]

interface PairedPhonesProps {
  phones: readonly Phone[]
  isConnected: boolean
  onChanged: () => Promise<void>
}

/** The paired phones of all facilitators, each with a button that disconnects it. SPEC J5. */
export function PairedPhones({ phones, isConnected, onChanged }: PairedPhonesProps) {
  const text = useText(pairingText).dialog
  const language = useLanguage()
  const { workshopId } = useRoom()
  const call = useCall()
  const section = useRef<HTMLElement>(null)
  const disconnect = useAct(async (remoteId: string) => {
    await call(DisconnectRemoteDocument, { workshopId, remoteId })
    // The button is removed with its phone; the focus stays in the dialog.
    section.current?.focus()
    announce(text.disconnected)
    await onChanged()
  }, messageOf)
  const nameOf = ({ isMine, facilitatorName }: Phone): string => {
    if (isMine) return text.yourPhone
    return facilitatorName === '' ? text.phoneOfSomebody : text.phoneOf(facilitatorName)
  }
  return (
    <section ref={section} className={classes.phones} aria-label={text.phones} tabIndex={-1}>
      {phones.length > 0 && (
        <>
          <h3 className={classes.heading}>{text.phones}</h3>
          <ul className={classes.list}>
            {phones.map((phone) => {
              const name = nameOf(phone)
              const time = clockTime(phone.pairedAt, language)
              return (
                <li key={phone.id} className={classes.phone}>
                  <IconDeviceMobile size={20} aria-hidden="true" />
                  <span className={classes.phoneName}>
                    {name}
                    <span className={classes.quiet}>{text.since(time)}</span>
                  </span>
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={text.disconnectPhone(name, time)}
                    disabled={!isConnected || disconnect.isBusy}
                    onClick={() => void disconnect.run(phone.id)}
                  >
                    {text.disconnect}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <MistakeAlert message={disconnect.mistake} />
    </section>
  )
}

/** '14:05' or '2:05 PM', as set on the reader's device; with the date when that was not today. */
function clockTime(epochSeconds: number, language: string): string {
  const date = new Date(epochSeconds * 1000)
  const isToday = date.toDateString() === new Date().toDateString()
  const { language: ofDevice } = navigator
  return new Intl.DateTimeFormat(ofDevice.startsWith(language) ? ofDevice : language, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(date)
}
