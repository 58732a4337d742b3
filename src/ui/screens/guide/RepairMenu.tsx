import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part } from '#src/dialogue/question.ts';
import type { Repair } from '#src/dialogue/repair.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { Button } from '../../controls/Button.tsx';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import styles from './dock.module.css';

export type RepairMenuProps = {
  readonly part: Part | undefined;
  /** How the conversation is listened to, beside the other ways. */
  readonly voice?: ReactNode;
  readonly repairs: readonly Repair[];
  readonly onRepair: (repair: Repair) => void;
  /** This very step on the screens; left out while nothing may go on. */
  readonly screensPath?: string | undefined;
  /** Before it is gone to. */
  readonly onLeave?: (() => void) | undefined;
};

/** What may be asked or undone at every question (R17, R19). */
export function RepairMenu({ part, voice, repairs, onRepair, screensPath, onLeave }: RepairMenuProps) {
  const { t } = useTranslation();
  /** Help is with one question: the next has its own. */
  const [openedAt, setOpenedAt] = useState<PartId>();
  const opening = {
    isOpen: openedAt !== undefined && openedAt === part?.id,
    onChange: (isOpen: boolean) => setOpenedAt(isOpen ? part?.id : undefined),
  };
  return (
    <div className={styles.repairs}>
      <Disclosure title={t('guide.repairs.label')} level={2} opening={opening} isDisabled={part === undefined}>
        <ul className={styles.repairList}>
          {repairs.map((repair) => (
            <li key={repair}>
              <Button variant="quiet" size="small" onPress={() => onRepair(repair)}>
                {t(`guide.repairs.${repair}`)}
              </Button>
            </li>
          ))}
          <li>
            <TextLink to="/help" isRoomy>
              {t('guide.helpLink')}
            </TextLink>
          </li>
        </ul>
      </Disclosure>
      {voice}
      {screensPath !== undefined && (
        <TextLink to={screensPath} isRoomy onPress={onLeave}>
          {t('guide.repairs.screens')}
        </TextLink>
      )}
    </div>
  );
}
