import { styled } from "styled-components";

/** Props of TasksIcon. */
export interface TasksIconProps {
  /** How far the work is, 0 to 100. */
  percent: number;
}

const Drawn = styled.svg`
  flex: none;
  vertical-align: -0.25em;

  [data-part="ground"] {
    opacity: 0.3;
  }
  [data-part="ring"] {
    transition: stroke-dasharray var(--slow) linear;
  }
`;

/** Stands for work that runs by itself: a needle in a ring that closes as the work goes on. Decoration, as every icon. */
export function TasksIcon({ percent }: TasksIconProps) {
  return (
    <Drawn viewBox="0 0 24 24" width={18} height={18} fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden>
      <circle data-part="ground" cx="12" cy="12" r="10" />
      <circle
        data-part="ring"
        strokeWidth={2.4}
        cx="12"
        cy="12"
        r="10"
        pathLength="100"
        strokeDasharray={`${Math.min(100, Math.max(0, percent || 0))} 100`}
        transform="rotate(-90 12 12)"
      />
      <path d="m7 17 8.2-8.2M14 7.2 16.8 10 17.4 6.6Z" strokeLinecap="round" strokeLinejoin="round" />
    </Drawn>
  );
}
