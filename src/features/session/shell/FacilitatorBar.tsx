import { Button } from '@mantine/core'
import { IconPencil, IconRocket, IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import type { SidePanel } from '#activity/session/sidePanel.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { PresentControls } from '../presenting/PresentControls.tsx'
import type { WorkshopDetails } from '../entry/SessionGate.tsx'
import { SessionMenuItems } from '../menu/SessionMenuItems.tsx'
import type { SessionDialog } from '../menu/sessionDialog.ts'
import classes from './FacilitatorBar.module.css'
import { facilitatorText } from '../facilitatorText.ts'
import { PeopleButton } from './PeopleButton.tsx'
import { SessionProfileMenu } from './SessionProfileMenu.tsx'

const SessionHelp = lazyDialog(async () => ({ default: (await import('./SessionHelp.tsx')).SessionHelp }))
const EditSessionDialog = lazyDialog(async () => ({
  default: (await import('../menu/EditSessionDialog.tsx')).EditSessionDialog,
}))

export interface FacilitatorBarProps {
  panel: SidePanel
  details: WorkshopDetails | null
  createWorkshop: (onClose: () => void) => ReactNode
  /** The dialog that creates a session from this template. */
  launch: (onClose: () => void) => ReactNode
  onChanged: () => void
}

/**
 * The end of a facilitator's top bar: who is here, Edit, Invite, Present (none of them after the end), profile menu,
 * dialogs. A template has no room: it can only be edited and launched.
 */
export function FacilitatorBar(props: FacilitatorBarProps) {
  const { panel, details, createWorkshop, launch, onChanged } = props
  const openRunDialog = useOpenRunDialog()
  const text = useText(facilitatorText)
  const ui = useText(uiText)
  const { workshop } = useStateDocument()
  const mayBuild = useMayDo('build')
  const mayLead = useMayDo('lead')
  const { account } = useCredentials()
  const [dialog, setDialog] = useState<SessionDialog | null>(null)
  const close = (): void => setDialog(null)
  const toggle = (name: 'editor' | 'people') => () =>
    panel.shown === name ? panel.close() : panel.show(name)
  const password = details?.password ?? null
  const invite = (): void => openRunDialog({ name: 'invite', password })
  return (
    <>
      {!workshop.template && <PeopleButton isOpen={panel.shown === 'people'} onClick={toggle('people')} />}
      {mayBuild && (
        <Button
          variant="default"
          className={classes.button ?? ''}
          leftSection={<IconPencil size={20} />}
          aria-label={ui.edit}
          aria-expanded={panel.shown === 'editor'}
          onClick={toggle('editor')}
        >
          <span className={classes.label}>{ui.edit}</span>
        </Button>
      )}
      {!workshop.template && mayBuild && (
        <Button
          variant="default"
          className={classes.button ?? ''}
          leftSection={<IconUserPlus size={20} />}
          aria-label={text.invite}
          onClick={invite}
        >
          <span className={classes.label}>{text.invite}</span>
        </Button>
      )}
      {mayLead && !workshop.template && <PresentControls />}
      {workshop.template && (
        <Button
          className={classes.button ?? ''}
          leftSection={<IconRocket size={20} />}
          title={text.launchHint}
          aria-label={text.launch}
          onClick={() => setDialog('launch')}
        >
          <span className={classes.label}>{text.launch}</span>
        </Button>
      )}
      {account && (
        <SessionProfileMenu account={account}>
          <SessionMenuItems
            isTemplate={workshop.template}
            mayBuild={mayBuild}
            hasDetails={details !== null}
            onDialog={(name) => (name === 'invite' ? invite() : setDialog(name))}
            onEdit={toggle('editor')}
            onPeople={toggle('people')}
          />
        </SessionProfileMenu>
      )}
      <Suspense>
        {dialog === 'help' && <SessionHelp onClose={close} />}
        {dialog === 'createWorkshop' && createWorkshop(close)}
        {dialog === 'launch' && launch(close)}
        {dialog === 'editSession' && details && (
          <EditSessionDialog
            name={workshop.workshopName}
            password={password ?? ''}
            isTemplate={workshop.template}
            isCreator={details.creator.id === account?.userId}
            onSaved={onChanged}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
