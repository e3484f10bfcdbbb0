import type { ComponentType } from 'react'
import type { HelpPictureName } from '../helpContent.ts'
import * as dashboard from './dashboardPictures.tsx'
import { sheet } from './drawing.tsx'
import * as facilitator from './facilitatorPictures.tsx'
import * as participant from './participantPictures.tsx'

const pictures: Record<HelpPictureName, ComponentType> = {
  account: dashboard.AccountPicture,
  anonymous: participant.AnonymousPicture,
  answer: participant.AnswerPicture,
  build: dashboard.BuildPicture,
  create: dashboard.CreatePicture,
  finish: facilitator.FinishPicture,
  follow: facilitator.FollowPicture,
  group: facilitator.GroupPicture,
  import: facilitator.ImportPicture,
  invite: dashboard.InvitePicture,
  join: dashboard.JoinPicture,
  led: participant.LedPicture,
  like: participant.LikePicture,
  mine: participant.MinePicture,
  offline: participant.OfflinePicture,
  people: facilitator.PeoplePicture,
  present: facilitator.PresentPicture,
  reveal: facilitator.RevealPicture,
  screen: facilitator.ScreenPicture,
  sessions: dashboard.SessionsPicture,
  templates: dashboard.TemplatesPicture,
  timer: facilitator.TimerPicture,
}

export interface HelpPictureProps {
  name: HelpPictureName
  /** Text alternative; none where it only decorates the text beside it. */
  alt?: string
}

/** A drawing in the colours of the scheme, without text. */
export function DrawnPicture({ name, alt }: HelpPictureProps) {
  const Picture = pictures[name]
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width="100%"
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Picture />
    </svg>
  )
}
