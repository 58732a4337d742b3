import './report.css';
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import '#src/ui/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { ReportApp } from './ReportApp.tsx';

const place = document.getElementById('report');
if (!place) throw new Error('The page has no place for the report');
createRoot(place).render(<ReportApp overview={window.pathReport.overview} />);
