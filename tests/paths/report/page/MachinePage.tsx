import type { MachineFigures, MachineReport, ReportOverview, WalkFigures } from '../reportData.ts';
import { inWords, stateWords } from '../wording.ts';
import { hashOf, machineAddress } from './address.ts';
import { ChartView } from './ChartView.tsx';
import { percentOf, plural, shareByControls, wayName } from './figures.ts';
import { litPath } from './litPath.ts';
import styles from './MachinePage.module.css';
import type { MachineAddress } from './machineAddress.ts';
import { useMachine } from './machineData.ts';
import { PathList } from './PathList.tsx';
import { PathPlayer } from './PathPlayer.tsx';
import { countedWalks } from './pathFilter.ts';
import { ShareBar } from './ShareBar.tsx';
import { StepPictures } from './StepPictures.tsx';
import { TransitionTable } from './TransitionTable.tsx';

type Props = { readonly address: MachineAddress; readonly overview: ReportOverview };

/** One machine: its chart, its paths, and where a chosen path leads. */
export function MachinePage({ address, overview }: Props) {
  const machine = useMachine(address.id);
  const figures = overview.machines.find(({ id }) => id === address.id);
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{inWords(address.id)}</h1>
        {figures && <Figures figures={figures} />}
      </div>
      {machine === 'missing' && <p className="empty">This run walked no machine of that name.</p>}
      {machine === 'loading' && <p role="status">Fetching its chart and paths …</p>}
      {typeof machine === 'object' && <Machine machine={machine} address={address} />}
    </>
  );
}

function Figures({ figures: { states, transitions, guards, paths } }: { readonly figures: MachineFigures }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>States</dt>
        <dd>
          <ShareBar share={states} />
        </dd>
      </div>
      <div>
        <dt>Transitions</dt>
        <dd>
          <ShareBar share={transitions} />
        </dd>
      </div>
      {guards.total > 0 && (
        <div>
          <dt>Guards both ways</dt>
          <dd>
            <ShareBar share={{ total: guards.total, covered: guards.both }} />
          </dd>
        </div>
      )}
      <div>
        <dt>Paths</dt>
        <dd className={styles.paths}>{paths.toLocaleString('en-GB')}</dd>
      </div>
    </dl>
  );
}

type Loaded = { readonly machine: MachineReport; readonly address: MachineAddress };

function Machine({ machine, address }: Loaded) {
  const { filter } = address;
  const path = machine.paths.find(({ id }) => id === address.path);
  const step = Math.min(address.step, path?.steps.length ?? 0);
  const pathsThrough = (part: 'state' | 'arrow', value: string) => {
    const { state: _state, arrow: _arrow, ...rest } = filter;
    return hashOf(machineAddress(machine.id, filter[part] === value ? rest : { ...rest, [part]: value }));
  };
  return (
    <>
      <div className={styles.board}>
        <ChartView
          machine={machine}
          walks={countedWalks(machine, filter)}
          lit={path && litPath(path, step)}
          chosen={{ state: filter.state, arrow: filter.arrow }}
          hrefOf={pathsThrough}
        />
        <div className={styles.side}>
          {path ? (
            <PathPlayer machine={machine} path={path} step={step} address={address} />
          ) : (
            <PathList machine={machine} address={address} />
          )}
        </div>
      </div>
      {address.path && !path && (
        <p className="empty">This run has no path {address.path}; it may have been another run’s.</p>
      )}
      {path && <StepPictures machine={machine} path={path} step={step} />}
      <TransitionTable machine={machine} walks={countedWalks(machine, filter)} />
      <p className={styles.shapes}>{machine.walks.map(walkWords).join(' · ')}</p>
      {machine.walks.flatMap((walk) =>
        walk.outOfReach.map(({ place, why }) => (
          <p key={`${wayName(walk)} ${place}`} className={styles.shapes}>
            {wayName(walk)} has no way to {place}: {why}.
          </p>
        )),
      )}
      {machine.walks.flatMap((walk) =>
        walk.endsAt.map(({ state, why }) => (
          <p key={`${wayName(walk)} ${state}`} className={styles.shapes}>
            {wayName(walk)} ends at {stateWords(state)}: {why}.
          </p>
        )),
      )}
    </>
  );
}

/** How much was walked there, and how much of it by hand. */
function walkWords(walk: WalkFigures): string {
  const share = shareByControls(walk);
  const words = `${wayName(walk)}: ${plural(walk.paths, 'path')}, ${walk.shape}`;
  return share ? `${words}, ${percentOf(share)} % of ${plural(share.total, 'step')} by controls` : words;
}
