import {
  IconDeviceMobile,
  IconDownload,
  IconEye,
  IconFileImport,
  IconFlag,
  IconLink,
  IconLock,
  IconPointer,
  IconUser,
} from '@tabler/icons-react'
import { Area, Arrow, Card, Dot, Line, Phone, Sign, Window } from './drawing.tsx'

/** An activity copied from another session. */
export function ImportPicture() {
  return (
    <>
      <Window x={20} y={34} w={118} h={112} />
      <Card x={32} y={62} w={94} h={30} />
      <Card x={32} y={100} w={94} h={30} tone="soft" />
      <Arrow from={[146, 114]} to={[174, 114]} />
      <Sign of={IconFileImport} x={149} y={82} />
      <Window x={182} y={34} w={118} h={112} />
      <Card x={194} y={62} w={94} h={30} tone="soft" />
    </>
  )
}

/** The facilitator's screen appears on all phones. */
export function PresentPicture() {
  return (
    <>
      <Window x={20} y={30} w={140} h={112}>
        <Area x={112} y={34} w={42} h={11} tone="accent" round={5} />
      </Window>
      <Card x={34} y={60} w={112} h={30} tone="soft" />
      <Card x={34} y={98} w={112} h={30} />
      <Arrow from={[168, 86]} to={[190, 86]} />
      <Phone x={196} y={36}>
        <Card x={202} y={58} w={44} h={28} tone="soft" />
      </Phone>
      <Phone x={256} y={36}>
        <Card x={262} y={58} w={44} h={28} tone="soft" />
      </Phone>
    </>
  )
}

/** Step by step, with everyone following. */
export function FollowPicture() {
  return (
    <>
      {[44, 124, 204].map((x, index) => (
        <g key={x}>
          <Card x={x} y={26} w={68} h={40} tone={index === 2 ? 'soft' : 'surface'} />
          {index < 2 && <Arrow from={[x + 70, 46]} to={[x + 78, 46]} />}
        </g>
      ))}
      <Dot x={238} y={100} r={16} tone="accent" />
      <Sign of={IconUser} x={227} y={89} ink="white" />
      <Sign of={IconLink} x={196} y={90} size={20} />
      {[170, 136, 102].map((x) => (
        <g key={x}>
          <Dot x={x} y={132} r={13} tone="soft" />
          <Sign of={IconUser} x={x - 9} y={123} size={18} />
        </g>
      ))}
      <Arrow from={[190, 128]} to={[218, 114]} />
    </>
  )
}

/** Answers that only their authors see, then all of them. */
export function RevealPicture() {
  return (
    <>
      {[24, 82].map((x) =>
        [36, 98].map((y) => (
          <g key={`${x} ${y}`}>
            <Area {...{ x, y }} w={50} h={46} tone="sunken" />
            <Sign of={IconLock} x={x + 15} y={y + 13} size={20} ink="quiet" />
          </g>
        )),
      )}
      <Arrow from={[146, 90]} to={[174, 90]} />
      <Sign of={IconEye} x={149} y={58} />
      {[188, 246].map((x) => [36, 98].map((y) => <Card key={`${x} ${y}`} {...{ x, y }} w={50} h={46} />))}
    </>
  )
}

/** One answer is dropped onto another. */
export function GroupPicture() {
  return (
    <>
      <Card x={36} y={30} w={92} h={44} />
      <Card x={36} y={100} w={92} h={44} />
      <g transform="rotate(-5 214 76)">
        <Card x={176} y={64} w={104} h={48} tone="soft" />
        <Card x={164} y={48} w={104} h={48} />
      </g>
      <Arrow from={[132, 118]} to={[158, 98]} />
      <Sign of={IconPointer} x={246} y={84} size={26} />
    </>
  )
}

/** A countdown, and how many are done. */
export function TimerPicture() {
  return (
    <>
      <circle cx={112} cy={88} r={46} fill="none" stroke="var(--plenum-sunken)" strokeWidth={12} />
      <path
        d="M112 42A46 46 0 1 1 66 88"
        fill="none"
        stroke="var(--mantine-color-brand-6)"
        strokeWidth={12}
        strokeLinecap="round"
      />
      <Line x={94} y={85} w={36} tone="strong" />
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <Dot x={206} y={54 + place * 34} r={12} tone={place < 2 ? 'good' : 'text'} />
          <Line x={228} y={51 + place * 34} w={52} tone={place < 2 ? 'strong' : 'text'} />
        </g>
      ))}
    </>
  )
}

/** The projector, controlled from a phone. */
export function ScreenPicture() {
  return (
    <>
      <Area x={28} y={22} w={190} h={108} round={8} />
      <Line x={48} y={42} w={110} tone="strong" />
      <Card x={48} y={62} w={68} h={48} tone="soft" />
      <Card x={128} y={62} w={68} h={48} />
      <Area x={116} y={130} w={14} h={20} tone="sunken" round={2} />
      <Line x={92} y={150} w={62} />
      <Phone x={240} y={46}>
        <Area x={250} y={74} w={36} h={18} tone="accent" round={6} />
        <Area x={250} y={100} w={36} h={18} tone="sunken" round={6} />
      </Phone>
    </>
  )
}

/** The roster. */
export function PeoplePicture() {
  return (
    <>
      <Window x={24} y={16} w={272} h={148} />
      {[206, 226, 246, 266].map((x, index) => (
        <Dot key={x} x={x} y={42} r={11} tone={index === 3 ? 'text' : index % 2 ? 'soft' : 'accent'} />
      ))}
      <Area x={178} y={62} w={108} h={92} round={9} tone="sunken" />
      {[74, 98, 122].map((y) => (
        <g key={y}>
          <Dot x={196} y={y + 7} r={8} tone="soft" />
          <Line x={212} y={y + 4} w={54} />
        </g>
      ))}
      <Line x={40} y={46} w={92} tone="strong" />
      <Card x={40} y={66} w={120} h={36} />
      <Sign of={IconDeviceMobile} x={88} y={116} size={26} ink="quiet" />
    </>
  )
}

/** The end of a session, and its exports. */
export function FinishPicture() {
  return (
    <>
      <Window x={32} y={28} w={132} h={124} />
      <Card x={46} y={58} w={104} h={34} />
      <Card x={46} y={100} w={104} h={34} />
      <Sign of={IconFlag} x={134} y={14} size={30} ink="bad" />
      <Arrow from={[174, 90]} to={[204, 90]} />
      <Area x={216} y={36} w={72} h={96} round={8} />
      {[54, 72, 90].map((y) => (
        <Line key={y} x={228} y={y} w={48} />
      ))}
      <Sign of={IconDownload} x={240} y={102} size={24} />
    </>
  )
}
