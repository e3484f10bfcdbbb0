import {
  IconArrowRight,
  IconCheck,
  IconCloudOff,
  IconEyeOff,
  IconHeartFilled,
  IconLock,
  IconMessage,
  IconNotebook,
  IconUser,
} from '@tabler/icons-react'
import { Area, Arrow, Card, Dot, Line, Phone, Sign } from './drawing.tsx'

/** A phone that changes when the facilitator moves on; an activity that is still locked. */
export function LedPicture() {
  return (
    <>
      <Dot x={52} y={90} r={20} tone="accent" />
      <Sign of={IconUser} x={39} y={77} size={26} ink="white" />
      <Arrow from={[82, 90]} to={[108, 90]} />
      <Phone x={118} y={40}>
        <Card x={124} y={62} w={44} h={28} tone="soft" />
        <Area x={124} y={104} w={44} h={16} tone="accent" round={5} />
        <Sign of={IconArrowRight} x={139} y={105} size={14} ink="white" />
      </Phone>
      <Area x={208} y={62} w={76} h={54} tone="sunken" />
      <Sign of={IconLock} x={234} y={77} size={24} ink="quiet" />
    </>
  )
}

/** Words in the box, and the button that sends them. */
export function AnswerPicture() {
  return (
    <>
      <Card x={44} y={24} w={104} h={42} />
      <Card x={160} y={24} w={104} h={42} tone="soft" />
      <Area x={44} y={88} w={232} h={66} round={12} />
      <Line x={60} y={106} w={130} tone="strong" />
      <Line x={60} y={122} w={82} tone="strong" />
      <Area x={216} y={124} w={48} h={20} tone="accent" round={7} />
      <Sign of={IconArrowRight} x={232} y={126} size={16} ink="white" />
      <Arrow from={[212, 84]} to={[212, 72]} />
    </>
  )
}

/** A heart and a comment on an answer. */
export function LikePicture() {
  return (
    <>
      <Area x={60} y={28} w={200} h={84} round={12} />
      <Line x={80} y={48} w={140} tone="strong" />
      <Line x={80} y={64} w={90} />
      <Sign of={IconHeartFilled} x={78} y={82} ink="bad" />
      <Line x={106} y={90} w={14} tone="strong" />
      <Sign of={IconMessage} x={140} y={82} ink="quiet" />
      <Line x={168} y={90} w={14} />
      <Area x={92} y={124} w={168} h={32} tone="soft" round={10} />
      <Line x={106} y={137} w={110} />
    </>
  )
}

/** Own answers are marked among all answers. */
export function MinePicture() {
  return (
    <>
      {[36, 122, 208].map((x, index) =>
        [26, 88].map((y, row) => (
          <Card
            key={`${x} ${y}`}
            {...{ x, y }}
            w={76}
            h={50}
            tone={index === 1 && row === 0 ? 'soft' : 'surface'}
          />
        )),
      )}
      <Sign of={IconNotebook} x={172} y={52} size={20} />
      <Arrow from={[160, 154]} to={[160, 142]} />
    </>
  )
}

/** Answers without a name. */
export function AnonymousPicture() {
  return (
    <>
      {[30, 120, 210].map((x) => (
        <Card key={x} x={x} y={34} w={80} h={50} />
      ))}
      <Dot x={160} y={124} r={26} tone="soft" />
      <Sign of={IconEyeOff} x={142} y={106} size={36} />
      {[92, 228].map((x) => (
        <g key={x}>
          <Dot x={x} y={128} r={15} tone="sunken" />
          <Sign of={IconUser} x={x - 10} y={118} size={20} ink="quiet" />
        </g>
      ))}
    </>
  )
}

/** Offline: kept on the device, and sent later. */
export function OfflinePicture() {
  return (
    <>
      <Phone x={64} y={40}>
        <Card x={70} y={62} w={44} h={28} tone="soft" />
        <Card x={70} y={98} w={44} h={28} tone="soft" />
      </Phone>
      <Sign of={IconCloudOff} x={138} y={34} size={40} ink="warn" />
      <Arrow from={[134, 104]} to={[186, 104]} />
      <Area x={200} y={62} w={72} h={84} round={12} />
      <Dot x={236} y={104} r={20} tone="good" />
      <Sign of={IconCheck} x={223} y={91} size={26} ink="white" />
    </>
  )
}
