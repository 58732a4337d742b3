import { describePages } from './access/describePages.ts';

describePages('fr');
