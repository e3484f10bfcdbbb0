import { useNavigate } from 'react-router-dom'
import { normalizeWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useText } from '#ui/useText.ts'
import { SessionIdForm } from './SessionIdForm.tsx'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

/** There is no such session: the ID may be mistyped, so it can be typed again at once. */
export function UnknownWorkshop({ workshopId }: { workshopId: WorkshopId }) {
  const text = useText(joinText)
  const navigate = useNavigate()
  return (
    <div className={classes.form}>
      <MistakeAlert message={text.unknown(workshopId)} />
      <div>
        <SessionIdForm
          onEntered={(id) => void navigate(`/join/workshop/${normalizeWorkshopId(id)}`, { replace: true })}
        />
      </div>
    </div>
  )
}
