import * as wires from './flows/rateAlert.ts';
import { walkOverWire } from './walkOverWire.ts';

for (const wire of Object.values(wires)) walkOverWire(wire);
