import { useLocation } from 'react-router-dom'
import { DoneCount } from '#features/done/DoneCount.tsx'
import { LockInputButton } from '#features/timer/lock/LockInputButton.tsx'
import { TimerControl } from '#features/timer/TimerControl.tsx'
import { partAt } from '#domain/workshop/paths.ts'
import { useFace } from '#activity/faces.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import { RunDialogs } from './RunDialogs.tsx'
import { RunMenu } from './RunMenu.tsx'

/** A facilitator's controls beside any activity. Templates do not run; of an ended session a menu is left. */
export function FacilitatorRun() {
  const { agenda, workshop } = useStateDocument()
  const { pathname } = useLocation()
  const here = partAt(pathname, agenda)
  const part = useFace(here)?.takesInput ? here : null
  const mayShow = useMayDo('show')
  const mayLead = useMayDo('lead')
  return (
    <>
      {!workshop.template && (
        <>
          <HeaderSlot name="run">
            {mayShow && part && <LockInputButton part={part} />}
            {mayLead && <TimerControl />}
          </HeaderSlot>
          <HeaderSlot name="menu">
            <RunMenu part={part} isEnded={workshop.ended} />
          </HeaderSlot>
        </>
      )}
      {!workshop.template && !workshop.ended && part && (
        <HeaderSlot name="footer">
          <DoneCount part={part} />
        </HeaderSlot>
      )}
      <RunDialogs />
    </>
  )
}
