import { useState } from 'preact/hooks';
import { WheelFace, type FaceProps } from '../shared/WheelFace.tsx';
import { labels } from './labels.ts';

/** The wheel in the hand: it can be turned, and tapped. */
export function Wheel(props: Omit<FaceProps, 'turned'> & Required<Pick<FaceProps, 'onTap'>>) {
  const { lang } = props;
  const [turned, setTurned] = useState(0);
  return (
    <div class="wheel">
      <WheelFace {...props} turned={turned} />
      <div class="wheel__turns">
        <button
          type="button"
          class="button"
          aria-label={labels.turnBack[lang]}
          onClick={() => {
            setTurned(turned + 1);
          }}
        >
          ↺
        </button>
        <button
          type="button"
          class="button"
          aria-label={labels.turnOn[lang]}
          onClick={() => {
            setTurned(turned - 1);
          }}
        >
          ↻
        </button>
      </div>
    </div>
  );
}
